/** Puts a text on the clipboard, also where the browser has none for pages that came unencrypted. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "visually-hidden";
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    return isDone;
  }
}

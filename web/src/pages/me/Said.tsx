/** What came of something: a sentence for those who see and those who hear. */
export function Said({ trouble, said }: { trouble: string; said: string }) {
  return (
    <p role="status" className={trouble ? "trouble" : "said"}>
      {trouble || said}
    </p>
  );
}

// Two notes of a small bell, a fifth apart.
const NOTES = [587.33, 880];
const APART = 0.14;
const LASTS = 0.9;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Plays the sound of a turn, made on the spot; where a browser allows none, nothing is heard. */
export function playTone(): void {
  try {
    context ??= new AudioContext();
    const begin = context.currentTime + 0.02;
    for (const [at, note] of NOTES.entries()) ring(context, note, begin + at * APART);
  } catch {
    // A page that nobody has touched yet may make no sound.
  }
}

function ring(through: AudioContext, note: number, begin: number): void {
  const loudness = through.createGain();
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + LASTS);
  loudness.connect(through.destination);
  const voice = through.createOscillator();
  voice.type = "sine";
  voice.frequency.value = note;
  voice.connect(loudness);
  voice.start(begin);
  voice.stop(begin + LASTS);
}

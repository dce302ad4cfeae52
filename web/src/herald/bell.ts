/** The sounds of the clock, made of sine waves: a soft tick near the end, a bell when time is up. No file is loaded. */
const KEPT = 'cartographers.herald.sound';

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has pressed something: this is called then. */
export function wakeBell(): void {
  if (!isSounding()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** The page is left: the browser need not keep its sound ready. */
export function restBell(): void {
  void context?.close();
  context = null;
}

function tone(pitch: number, seconds: number, loud: number): void {
  if (context?.state !== 'running' || !isSounding()) return;
  const now = context.currentTime;
  const wave = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loud, now + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  wave.connect(volume).connect(context.destination);
  wave.start(now);
  wave.stop(now + seconds);
}

export const tick = (): void => tone(880, 0.09, 0.12);
export function ring(): void {
  for (const [pitch, loud] of [
    [523.25, 0.3],
    [1046.5, 0.16],
    [1569.75, 0.08],
  ] as const)
    tone(pitch, 1.8, loud);
}

export function isSounding(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

export function keepSounding(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT, isOn ? 'on' : 'off');
  } catch {
    // The choice holds for this visit.
  }
}

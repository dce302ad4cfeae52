/** Keeps the screen on while the herald's page is looked at, where the browser can. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isDone = false;
  async function ask(): Promise<void> {
    if (isDone || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isDone) void lock.release();
    } catch {
      // A low battery may forbid it; the table goes on.
    }
  }
  const onvisible = (): void => void ask();
  document.addEventListener('visibilitychange', onvisible);
  void ask();
  return () => {
    isDone = true;
    document.removeEventListener('visibilitychange', onvisible);
    void lock?.release();
  };
}

/** Full screen, there and back. */
export function goFull(): void {
  if (document.fullscreenElement) leaveFull();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

export function leaveFull(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}

/** The focus never falls out of the page: where what had it is taken away, the nearest thing to it takes it over. */
// What only explains itself is passed over: the next key would open it.
const CAN_FOCUS =
  'a[href], button:not(:disabled, .explained), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/** Ancestors, the closest first. */
function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) found.push(each);
  return found;
}

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

export function keepFocus(root: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  let places: Element[] = [];

  function remember(event: FocusEvent): void {
    if (!(event.target instanceof HTMLElement)) return;
    focused = event.target;
    places = around(focused);
  }
  /** Somebody has clicked on nothing: there the focus belongs. What is being taken away is known a moment later. */
  function forget(): void {
    queueMicrotask(() => {
      if (focused && !isLost(focused) && document.activeElement === document.body && document.hasFocus())
        focused = null;
    });
  }
  function restore(): void {
    if (!focused || !isLost(focused)) return;
    if (document.activeElement !== document.body && document.activeElement !== focused) return;
    const main = root.querySelector('main');
    for (const place of places.filter((each) => main?.contains(each))) {
      const next = [...place.querySelectorAll<HTMLElement>(CAN_FOCUS)].find((each) => each.checkVisibility());
      if (next) return next.focus({ preventScroll: true });
    }
    // Another page: its keys must not press what happens to stand first.
    if (!main) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }

  const watch = new MutationObserver(restore);
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] });
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
  };
}

// Every text is measured word by word, after the clips of everything around it; what is scrolled to can be seen.
() => {
  const front = document.querySelector('dialog[open]') ?? document.body;
  const root = document.scrollingElement;
  const found = new Set();
  const short = (element) => {
    const where = [];
    for (let each = element; each && each !== document.body && where.length < 4; each = each.parentElement) {
      where.unshift(each.localName + (each.className?.baseVal ?? each.className ?? '').toString().replace(/svelte-\S+/g, '').trim().replace(/^(?=.)|\s+/g, '.'));
    }
    return where.join(' > ');
  };
  // A name that is one long word is broken where it must be: nothing else would let it be seen whole.
  const isName = (text) => /\S{16}/.test(text);
  const isClippedAway = (element) => {
    for (let each = element; each; each = each.parentElement) if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
    return false;
  };
  const isUnseen = (element) => element.closest('svg, option, select, [hidden]') !== null || isClippedAway(element)
    || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  if (root.scrollWidth > innerWidth) {
    const widest = [...document.querySelectorAll('body *')].findLast((each) => each.getBoundingClientRect().right > innerWidth + 0.5);
    found.add(`the page is ${root.scrollWidth} px wide, by ${short(widest)}`);
  }

  const isFixed = (element) => {
    for (let each = element; each; each = each.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  const spill = 2;
  // What is left of a box behind the clips around it; a scroller shows all that it can scroll to.
  const clipped = (element, box, tell) => {
    let { left, right, top, bottom } = box;
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = each.getBoundingClientRect();
      // A line is higher than its letters; and what a box leaves out whole is not cut, unless it says so with dots.
      const seen = (Math.min(bottom, edge.bottom) - Math.max(top, edge.top)) / (bottom - top);
      const isClamped = style.webkitLineClamp !== 'none';
      const cuts = ['hidden', 'clip'].includes(style.overflowY);
      if (cuts && seen < 0.75 && (seen > 0.1 || isClamped)) tell('cut', each);
      const isLeftOut = cuts && seen <= 0.1;
      if (!isLeftOut && ['hidden', 'clip'].includes(style.overflowX) && (left < edge.left - spill || right > edge.right + spill)) tell('cut', each);
      if (['auto', 'scroll'].includes(style.overflowX) && (left + each.scrollLeft < edge.left - spill)) tell('cut', each);
      if (style.overflowX !== 'visible') { left = Math.max(left, edge.left); right = Math.min(right, edge.right); }
      if (style.overflowY !== 'visible') { top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom); }
      if (style.position === 'fixed') break;
    }
    return { left, right, top, bottom };
  };

  const texts = [];
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || isUnseen(holder) || holder.closest('.edicts > .rule')) continue;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
      if (lines.size > 1 && !holder.closest('code') && !isName(node.data)) found.add(`broken: “${word}” in ${short(holder)}`);
    }
    range.selectNodeContents(node);
    const control = holder.closest('button, a[href], label');
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const tell = (how, by) => found.add(`${how}: “${node.data.trim()}” in ${short(holder)} by ${short(by)}`);
      const left = clipped(holder, box, tell);
      const own = control && getComputedStyle(control).display !== 'inline' && control.getBoundingClientRect();
      if (own && (box.left < own.left - 1 || box.right > own.right + 1)) tell('sticks out', control);
      if (left.left < -spill || left.right > innerWidth + spill) found.add(`outside: “${node.data.trim()}” in ${short(holder)}`);
      if (left.right - left.left > 1 && left.bottom - left.top > 1) texts.push({ node, holder, box: left, isFixed: isFixed(holder) });
    }
  }
  // Text over text; what sticks to the screen passes over what is scrolled below it.
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.node === other.node || one.isFixed !== other.isFixed) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 3 && high > 6) found.add(`over each other: “${one.node.data.trim()}” (${short(one.holder)}) and “${other.node.data.trim()}” (${short(other.holder)})`);
    }
  }
  // Controls, each scrolled to: its middle and the middles of its quarters belong to it.
  const controls = [...front.querySelectorAll('button, a[href], input, select, textarea, summary')];
  for (const control of controls) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const label = control.closest('label');
    const touched = control.getBoundingClientRect().width <= 2 && label ? label : control;
    touched.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = touched.getBoundingClientRect();
    if (box.width < 2) continue;
    const name = (control.getAttribute('aria-label') ?? touched.textContent.trim() ?? '').slice(0, 40);
    for (const [x, y] of [[.5, .5], [.15, .25], [.85, .25], [.15, .75], [.85, .75]]) {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (!top) found.add(`outside: control “${name}” ${short(touched)}`);
      else if (top.closest('.edicts .rule')) continue; // an edict that somebody has opened lies over the page
      else if (!touched.contains(top) && !(label ?? touched).contains(top) && !top.contains(touched)) found.add(`covered: control “${name}” ${short(touched)} by ${short(top)}`);
    }
  }
  scrollTo(0, 0);
  return [...found];
}

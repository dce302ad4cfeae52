/** A map as a picture of its own. Every colour is written into it, so it needs neither our styles nor our fonts. */
const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = 'path, rect, circle, ellipse, text';
/** Light that belongs to the screen, not to the map. */
const LIGHTS = '.lit, .last, .ghost, .lights, .scare, .ring, .target';

const WRITTEN: readonly [property: string, usual: string][] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['fill-rule', 'nonzero'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['stroke-dasharray', 'none'],
  ['opacity', '1'],
];
const WRITTEN_ON_TEXT = ['font-family', 'font-size', 'font-style', 'font-weight', 'text-anchor'];

/** The sheet as the text of an SVG file, on paper of its own. */
export function pictureOf(sheet: SVGSVGElement): string {
  const copy = sheet.cloneNode(true) as SVGSVGElement;
  for (const light of copy.querySelectorAll(LIGHTS)) light.remove();
  for (const use of copy.querySelectorAll('use')) use.replaceWith(spelledOut(use));
  copy.prepend(patterns());
  sheet.after(copy); // styles are known only where it would be shown
  try {
    write(copy);
    const [x = 0, y = 0, width = 0, height = 0] = (copy.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const paper = document.createElementNS(SVG, 'rect');
    const box = { x, y, width, height, fill: getComputedStyle(copy).getPropertyValue('--paper').trim() };
    for (const [name, value] of Object.entries(box)) paper.setAttribute(name, String(value));
    copy.prepend(paper);
    for (const each of [copy, ...copy.querySelectorAll('[class]')]) each.removeAttribute('class');
    for (const name of ['style', 'aria-hidden']) copy.removeAttribute(name);
    copy.setAttribute('xmlns', SVG);
    copy.setAttribute('width', String(width * 2));
    copy.setAttribute('height', String(height * 2));
    return new XMLSerializer().serializeToString(copy).replaceAll('<!---->', '');
  } finally {
    copy.remove();
  }
}

/** A symbol in place of the reference to it. */
function spelledOut(use: SVGUseElement): SVGGElement {
  const group = document.createElementNS(SVG, 'g');
  const symbol = document.querySelector(use.getAttribute('href') ?? '#none');
  for (const name of ['transform', 'class']) {
    const value = use.getAttribute(name);
    if (value) group.setAttribute(name, value);
  }
  for (const part of symbol?.childNodes ?? []) group.append(part.cloneNode(true));
  return group;
}

function patterns(): SVGDefsElement {
  const defs = document.createElementNS(SVG, 'defs');
  for (const pattern of document.querySelectorAll('defs pattern')) defs.append(pattern.cloneNode(true));
  return defs;
}

function write(copy: SVGSVGElement): void {
  for (const group of copy.querySelectorAll('g')) {
    const { opacity } = getComputedStyle(group);
    if (opacity !== '1') group.setAttribute('opacity', opacity);
  }
  for (const shape of copy.querySelectorAll(SHAPES)) {
    const style = getComputedStyle(shape);
    for (const [property, usual] of WRITTEN) {
      const value = style.getPropertyValue(property);
      if (value === usual) shape.removeAttribute(property);
      else shape.setAttribute(property, value.replaceAll('"', ''));
    }
    if (shape.tagName !== 'text') continue;
    for (const property of WRITTEN_ON_TEXT)
      shape.setAttribute(property, style.getPropertyValue(property).replaceAll('"', "'"));
  }
}

/** The same picture in pixels. */
export async function pixelsOf(picture: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to the reader. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What leaves the page: a text without secrets, and a picture of 1200 by 630. */
import { pictureOf } from '../replay/picture';
import type { DealShown, Result } from '../protocol';
import { at, dealAddress } from '../shell/route.svelte';
import { hasServer, home } from '../shell/host.svelte';
import { inLight } from '../shell/theme.svelte';
import { nameOfThing, plain, t } from '../texts/texts.svelte';
import { nameOf, squaresOf, whichOf } from './deal';

/** Where others find the same deal; a server shows the own map to those who preview the link. */
export const linkOf = ({ deal, own }: DealShown): string =>
  hasServer()
    ? location.origin + dealAddress(deal, own?.ranks ? own.match : '')
    : location.origin + home() + at(dealAddress(deal));

export function linesOf(deal: DealShown, mine: Result, place: string): string[] {
  const sum = t('deal-share-line', { title: nameOfThing('title', mine.title), rating: plain(mine.rating ?? 0) });
  return [`Cartographers · ${nameOf(deal)}`, whichOf(deal), place ? `${sum} · ${place}` : sum];
}

export const textOf = (deal: DealShown, mine: Result, place: string): string =>
  [...linesOf(deal, mine, place), squaresOf(mine.map), linkOf(deal)].join('\n');

const WIDTH = 1200;
const HEIGHT = 630;
const TOKENS = ['--desk', '--paper', '--ink', '--ink-2', '--serif', '--sans'] as const;

/** The picture as an address for this page; whoever asks for it lets it go. Words left, the sheet right, always light. */
export async function picture(sheet: SVGSVGElement, lines: readonly string[], rating: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas');
  const [tokens, drawn] = inLight(() => {
    const style = getComputedStyle(document.documentElement);
    return [new Map(TOKENS.map((name) => [name, style.getPropertyValue(name).trim()])), pictureOf(sheet)] as const;
  });
  const token = (name: (typeof TOKENS)[number]): string => tokens.get(name) ?? '';
  pen.fillStyle = token('--desk');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const map = await loaded(drawn);
  const width = 700;
  const height = (width * map.naturalHeight) / map.naturalWidth;
  pen.save();
  pen.translate(545, -8);
  pen.rotate(-0.06);
  pen.shadowColor = 'rgb(40 46 40 / 0.4)';
  pen.shadowBlur = 30;
  pen.fillStyle = token('--paper');
  pen.fillRect(-14, -14, width + 28, height + 28);
  pen.shadowColor = 'transparent';
  pen.drawImage(map, 0, 0, width, height);
  pen.restore();
  const [name = '', date = '', sum = ''] = lines;
  const [title = '', place = ''] = [sum.split(' (')[0], sum.split(' · ')[1]];
  const serif = token('--serif');
  say(pen, name, 60, 84, `italic 500 30px ${serif}`, token('--ink'));
  say(pen, date, 60, 150, `400 26px ${serif}`, token('--ink-2'));
  let y = 238;
  for (const line of wrapped(pen, title, `italic 500 60px ${serif}`)) {
    say(pen, line, 60, y, `italic 500 60px ${serif}`, token('--ink'));
    y += 62;
  }
  say(pen, rating, 60, y + 44, `600 84px ${serif}`, token('--ink'));
  say(pen, place, 60, y + 100, `600 26px ${token('--sans')}`, token('--ink'));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png'),
  );
}

function say(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, ink: string): void {
  pen.font = font;
  pen.fillStyle = ink;
  pen.fillText(text, x, y, 450);
}

/** A title in lines that fit. */
function wrapped(pen: CanvasRenderingContext2D, text: string, font: string): string[] {
  pen.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length && pen.measureText(longer).width <= 440) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

async function loaded(text: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

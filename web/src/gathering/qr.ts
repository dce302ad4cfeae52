/** A QR code as one path; the library comes when it is needed. */
export interface Qr {
  size: number;
  path: string;
}

/** Dark modules, run by run. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((row, y) => {
      let line = '';
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue;
        let length = 1;
        while (row[x + length]) length += 1;
        line += `M${x} ${y}h${length}v1h-${length}z`;
        x += length;
      }
      return line;
    })
    .join('');
}

export async function qrOf(text: string): Promise<Qr> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return { size, path: pathOf(data) };
}

/** Puts every emoji of the demo shop into the frame that the drawn pictures have: about equally large, on a soft shadow. */

/** The place of the goods in a raster: their box, and the line on which they stand. */
export type Outline = {
  left: number;
  top: number;
  width: number;
  height: number;
  footLeft: number;
  footWidth: number;
};

/** The square view that frames an outline, and the shadow in it. */
export type Frame = { x: number; y: number; side: number; shadow: string };

const SOLID = 100;

/** Finds the goods in a raster of four channels. */
export function outlineOf(data: Uint8Array, columns: number, rows: number): Outline {
  const isSolid = (x: number, y: number) => (data[(y * columns + x) * 4 + 3] ?? 0) > SOLID;
  let [left, right, top, bottom] = [columns, 0, rows, 0];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isSolid(x, y)) continue;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
    }
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  let [footLeft, footRight] = [columns, 0];
  for (let y = Math.round(bottom - height * 0.1); y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (isSolid(x, y)) [footLeft, footRight] = [Math.min(footLeft, x), Math.max(footRight, x)];
    }
  }
  return { left, top, width, height, footLeft, footWidth: footRight - footLeft + 1 };
}

/** The frame for goods of this outline; a long thing may be larger than a square one. */
export function frameFor({ left, top, width, height, footLeft, footWidth }: Outline): Frame {
  const side = Math.max(Math.max(width, height) / 0.88, Math.sqrt(width * height) / 0.76);
  const x = left + width / 2 - side / 2;
  const y = top + height / 2 - side * 0.488;
  const reach = Math.min(width * 0.54, Math.max(width * 0.26, footWidth * 0.62));
  const middle = footLeft + footWidth / 2 + side * 0.012;
  return {
    x,
    y,
    side,
    shadow: groundShadow(middle, top + height - side * 0.004, reach, Math.max(side * 0.026, reach * 0.11)),
  };
}

/** The ground of a frame as an SVG of so many pixels: the shadow, on which the goods are set. */
export function groundOf({ x, y, side, shadow }: Frame, pixels: number): string {
  const view = [x, y, side, side].map((value) => value.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${pixels}" height="${pixels}">${shadow}</svg>`;
}

function groundShadow(x: number, y: number, rx: number, ry: number): string {
  const [cx, cy, across, down] = [x, y, rx, ry].map((value) => value.toFixed(2));
  return (
    '<radialGradient id="cground"><stop offset="0" stop-color="#3A2410" stop-opacity=".34"/><stop offset=".55" stop-color="#3A2410" stop-opacity=".17"/><stop offset="1" stop-color="#3A2410" stop-opacity="0"/></radialGradient>' +
    `<ellipse cx="${cx}" cy="${cy}" rx="${across}" ry="${down}" fill="url(#cground)"/>`
  );
}

import { Parser } from 'htmlparser2';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Failure } from '#base/failure.ts';

/** An opened workbook: a zip of XML files. */
export type Workbook = { zip: ZipFile; entries: ReadonlyMap<string, Entry> };

/** Limits in bytes of unpacking one file, counted while it is unpacked; the sizes stated in the zip are not trusted. */
const MOST_BYTES = { sheet: 512 * 1024 * 1024, strings: 128 * 1024 * 1024, other: 4 * 1024 * 1024 };
/** Real sheets pack to a tenth, or with many equal rows to a fiftieth. */
const MOST_RATIO = 200;
const SMALL_ENOUGH = 8 * 1024 * 1024;
const MOST_FILES = 10_000;

/** Parsed bytes between two pauses for the caller. */
const SLICE = 16 * 1024;

/** Limits of a sheet: depth of nested tags, attributes of a tag, and length of one part. */
const MOST_DEEP = 64;
const MOST_ATTRIBUTES = 256;
const LONGEST_PART = 1024 * 1024;

const DAMAGED =
  /*office*/ 'This workbook cannot be read; it may be damaged. Save it again as .xlsx, or as CSV.';

/**
 * Opens a workbook from its bytes. A zip of anything else is refused. yauzl checks the sizes that the zip names while it unpacks,
 * and htmlparser2 unfolds no entities that a file declares.
 */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const zip = await orDamaged(fromBufferPromise(bytes, { lazyEntries: true }));
  const entries = new Map<string, Entry>();
  await orDamaged(
    (async () => {
      for await (const entry of zip.eachEntry()) {
        entries.set(entry.fileName, entry);
        if (entries.size > MOST_FILES) throw damaged();
      }
    })(),
  );
  if (!entries.has('xl/workbook.xml')) {
    throw new Failure(
      'invalid',
      entries.has('content.xml') || entries.has('xl/workbook.bin')
        ? /*office*/ 'This is another kind of spreadsheet (.ods or .xlsb). Save it as .xlsx, or as CSV.'
        : /*office*/ 'This is a zip file, but no workbook. Unpack it, and choose the file inside.',
    );
  }
  return { zip, entries };
}

/** Callbacks for the parts of an XML file as they are read. Names come without their prefix. */
export type XmlListener = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
};

/** Parses one XML file of a workbook in slices; after each, the caller may take what came. */
export async function* parseXml(
  { zip, entries }: Workbook,
  path: string,
  kind: keyof typeof MOST_BYTES,
  listener: XmlListener,
): AsyncGenerator<void> {
  const entry = entries.get(path);
  if (!entry) return;
  const { uncompressedSize, compressedSize } = entry;
  const isTrap = uncompressedSize > SMALL_ENOUGH && uncompressedSize > compressedSize * MOST_RATIO;
  if (isTrap || uncompressedSize > MOST_BYTES[kind])
    throw new Failure(
      'too_large',
      /*office*/ 'This workbook is too large when unpacked. Save the sheet with the goods as CSV.',
    );
  // What came since the parser had something to say: a tag, a comment or an attribute that goes on and on.
  let unsaid = 0;
  let [deep, attributesOfTag] = [0, 0];
  const parser = new Parser(
    {
      onopentagname: () => {
        [unsaid, attributesOfTag, deep] = [0, 0, deep + 1];
        if (deep > MOST_DEEP) throw damaged();
      },
      onattribute: () => {
        [unsaid, attributesOfTag] = [0, attributesOfTag + 1];
        if (attributesOfTag > MOST_ATTRIBUTES) throw damaged();
      },
      onopentag: (name, attributes) => listener.open?.(localName(name), attributes),
      ontext: (text) => {
        unsaid = 0;
        listener.text?.(text);
      },
      onclosetag: (name) => {
        [unsaid, deep] = [0, deep - 1];
        listener.close?.(localName(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const stream = await orDamaged(zip.openReadStreamPromise(entry));
  stream.setEncoding('utf8');
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<string>;
  try {
    for (let next = await orDamaged(pieces.next()); !next.done; next = await orDamaged(pieces.next())) {
      for (let at = 0; at < next.value.length; at += SLICE) {
        const slice = next.value.slice(at, at + SLICE);
        unsaid += slice.length;
        if (unsaid > LONGEST_PART) throw damaged();
        parser.write(slice);
        yield;
      }
    }
    parser.end();
    yield;
  } finally {
    stream.destroy();
  }
}

/** Parses one XML file of a workbook to its end. */
export async function parseAll(...parts: Parameters<typeof parseXml>): Promise<void> {
  const slices = parseXml(...parts);
  for (let slice = await slices.next(); !slice.done; slice = await slices.next());
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const damaged = (): Failure => new Failure('invalid', DAMAGED);

/** Turns any error of these calls into a failure of the sender: the bytes are damaged. */
async function orDamaged<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error;
    throw new Failure('invalid', DAMAGED, { detail: { cause: error.message } });
  }
}

import { type Kysely, sql } from 'kysely';

/** The texts of a new shop before its owner wrote anything, in English. */
const INVENTED = {
  story:
    'Haat was founded in 2024 to bring the village market to the people who cannot always come to it. What grows and is made around us stands beside the everyday goods of every kitchen, at the price written on the board.',
  mission:
    'To sell good food at an honest price, to pay growers and makers on the day, and to bring every order to the door, however far the road goes.',
  address: 'Main Bazaar, near the weekly market ground',
  email: 'support@haat.local',
} as const;
const OLD_TAGLINE = 'Fresh from the village market, to your door, paid in cash when it arrives.';
const NEW_TAGLINE = 'Everyday goods, to your door, paid in cash when they arrive.';

/** The same in the languages of a demo shop, which showed them without keeping them. */
const IN_LANGUAGES = {
  taglineHi: 'गाँव के हाट का ताज़ा सामान, आपके दरवाज़े पर। पैसे सामान मिलने पर।',
  taglineBn: 'গ্রামের হাটের টাটকা জিনিস, আপনার দরজায়। টাকা দেবেন হাতে পেয়ে।',
  storyHi:
    'हाट की शुरुआत 2024 में हुई, ताकि गाँव का बाज़ार उन तक पहुँचे जो हर बार बाज़ार तक नहीं आ सकते। आसपास जो उगता और बनता है, वह यहाँ हर रसोई के रोज़ के सामान के साथ मिलता है, उसी दाम पर जो बोर्ड पर लिखा है।',
  storyBn:
    '2024 সালে হাট শুরু হয়, যাতে গ্রামের বাজার তাঁদের কাছে পৌঁছয় যাঁরা সব সময় বাজারে আসতে পারেন না। আশেপাশে যা ফলে আর তৈরি হয়, তা এখানে রান্নাঘরের রোজকার জিনিসের পাশেই থাকে, বোর্ডে লেখা দামেই।',
  missionHi:
    'अच्छा सामान सही दाम पर बेचना, उगाने और बनाने वालों को उसी दिन पैसे देना, और हर ऑर्डर दरवाज़े तक पहुँचाना, रास्ता कितना भी लंबा हो।',
  missionBn:
    'ভালো জিনিস ন্যায্য দামে বিক্রি করা, চাষি আর কারিগরকে সেদিনই টাকা দেওয়া, আর প্রতিটা অর্ডার দরজায় পৌঁছে দেওয়া, রাস্তা যত দূরই হোক।',
  addressHi: 'मुख्य बाज़ार, हाट मैदान के पास',
  addressBn: 'মেন বাজার, হাটের মাঠের কাছে',
} as const;

type Row = { value: string };

/** Takes back what was invented, where the owner left it as it was; a demo shop keeps it as its own. */
export async function fill<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<Row>`select value from settings where name = 'shop'`.execute(db);
  for (const { value } of rows) {
    const kept = JSON.parse(value) as Record<string, unknown>;
    const now = kept['isDemo'] === true ? ofDemo(kept) : withoutInvented(kept);
    await sql`update settings set value = ${JSON.stringify(now)} where name = 'shop'`.execute(db);
  }
}

function withoutInvented(kept: Record<string, unknown>): Record<string, unknown> {
  const empty = Object.entries(INVENTED).filter(([name, text]) => kept[name] === text);
  return {
    ...kept,
    ...Object.fromEntries(empty.map(([name]) => [name, ''])),
    ...(kept['tagline'] === OLD_TAGLINE && { tagline: NEW_TAGLINE }),
  };
}

function ofDemo(kept: Record<string, unknown>): Record<string, unknown> {
  const english: Record<string, string> = { tagline: OLD_TAGLINE, ...INVENTED };
  const missing = Object.entries(IN_LANGUAGES).filter(([name]) => {
    const of = name.slice(0, -2);
    return !kept[name] && kept[of] === english[of];
  });
  return { ...kept, ...Object.fromEntries(missing), founded: 2024 };
}

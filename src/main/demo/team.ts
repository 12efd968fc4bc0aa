/** Someone on the demo shop's team page: sample data, not a person. Amounts are rupees. */
type SampleMember = {
  name: string;
  jobProfile: string;
  /** Names a picture of build/demo-media/index.json. */
  image: string;
  location: string;
  sell: number;
  amount: number;
};

/** The sample staff of the demo shop. Their names are plainly invented. */
export const SAMPLE_TEAM: readonly SampleMember[] = [
  {
    name: 'Sample owner',
    jobProfile: 'Owner',
    image: '1f3ea.webp',
    location: 'Main market',
    sell: 0,
    amount: 0,
  },
  {
    name: 'Sample shopkeeper',
    jobProfile: 'Counter and orders',
    image: '1f9fe.webp',
    location: 'Main market',
    sell: 214,
    amount: 58_420,
  },
  {
    name: 'Sample buyer',
    jobProfile: 'Vegetables and fruits',
    image: '1f9fa.webp',
    location: 'Growers’ yard',
    sell: 168,
    amount: 31_760,
  },
  {
    name: 'Sample packer',
    jobProfile: 'Packing and stock',
    image: '1f4e6.webp',
    location: 'Store room',
    sell: 121,
    amount: 22_890,
  },
  {
    name: 'Sample rider',
    jobProfile: 'Delivery',
    image: '1f6f5.webp',
    location: 'Village round',
    sell: 97,
    amount: 19_345,
  },
];

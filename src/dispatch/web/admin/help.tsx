import { i18n } from '@lingui/core';
import type { Stop } from '#dispatch/stops.ts';
import { Beside, Choices, Figure, Line, Tap, Told } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';
import { Real } from '#ui/admin/help/real.tsx';
import { Spotted } from '#ui/admin/help/spot.tsx';
import { StopRow } from './sheet/stop-row.tsx';

// The help of these screens: three sentences each, and the picture that they speak of.

/** A stop as a picture needs it. */
const sample = (): Stop => ({
  _id: 'sample',
  orderId: '1047',
  round: '',
  status: 'dispatched',
  name: i18n._('help.eg.person'),
  phone: '',
  village: i18n._('help.eg.village'),
  way: '',
  place: null,
  phoneToConfirm: false,
  method: 'cash',
  collect: 473,
  credit: 0,
  items: [
    { title: i18n._('help.eg.potato'), pack: '', unit: 'kg', soldBy: 'weight', quantity: 2 },
    { title: i18n._('help.eg.dal'), pack: '', unit: 'kg', soldBy: 'weight', quantity: 1 },
  ],
  asksCode: 'no',
  weight: 3000,
  unweighed: 0,
  elsewhere: false,
  taps: [],
});

const nothing = (): void => undefined;

export const rides: Help = {
  title: /*i18n*/ 'help.rides.title',
  says: [/*i18n*/ 'help.rides.one', /*i18n*/ 'help.rides.two', /*i18n*/ 'help.rides.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="truck"
        title={i18n._('help.eg.round')}
        end={
          <Spotted n={2} className="pl-5">
            ₹1,240
          </Spotted>
        }
      >
        <Tap n={3} look="primary" say={i18n._('office.stops.stops')} />
      </Line>
    </Figure>
  ),
};

export const roundSheet: Help = {
  title: /*i18n*/ 'help.roundSheet.title',
  says: [/*i18n*/ 'help.roundSheet.one', /*i18n*/ 'help.roundSheet.two', /*i18n*/ 'help.roundSheet.three'],
  Picture: () => (
    <>
      <Real at={{ 1: 'button > span:last-child' }}>
        <ul>
          <StopRow stop={sample()} number={1} isNow onChoose={nothing} onSheet={nothing} />
        </ul>
      </Real>
      <Figure>
        <Beside>
          <Tap n={2} look="primary" say={i18n._('office.stops.delivered')} />
          <Tap say={i18n._('office.stops.otherMoney')} />
          <Tap say={i18n._('office.stops.away')} />
        </Beside>
        <Told n={3} say={i18n._('help.eg.kept')} />
      </Figure>
    </>
  ),
};

export const roundFigures: Help = {
  title: /*i18n*/ 'help.roundFigures.title',
  says: [
    /*i18n*/ 'help.roundFigures.one',
    /*i18n*/ 'help.roundFigures.two',
    /*i18n*/ 'help.roundFigures.three',
  ],
  Picture: () => (
    <Figure>
      <Choices n={1} of={[i18n._('office.figures.month'), i18n._('office.rounds.days')]} />
      <Line
        n={2}
        icon="truck"
        title={i18n._('help.eg.round')}
        under={`${i18n._('office.figures.fees')} ₹180 · ${i18n._('office.figures.cost')} ₹120`}
      />
      <Line n={3} title={i18n._('office.figures.refusedAtDoor')} end="1" />
    </Figure>
  ),
};

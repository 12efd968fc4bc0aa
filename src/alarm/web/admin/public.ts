// For the back office: the strip and the page's state of the alarm, and the news of its head.
export { NewsButton } from './news/news-button.tsx';
export { NewsListener } from './news/news-listener.tsx';
export { useNews } from './news/news-store.ts';
export { AlarmBelow, OfficeAlarm } from './office-alarm.tsx';
export { AlarmLine, ThisDevice } from './this-device.tsx';

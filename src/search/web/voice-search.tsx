import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }>> };
/** The browser's speech recognition, as far as it is used here. */
type Recognition = EventTarget & {
  lang: string;
  onresult: ((heard: Heard) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start(): void;
  abort(): void;
};
type Speaking = {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

/** True if this browser can listen. */
const canListen = (): boolean => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;

/** A button that listens and passes on what it heard; nothing if the browser cannot listen. */
export function VoiceSearch(props: { onHeard: (words: string) => void }) {
  return canListen() ? <ListenButton {...props} /> : null;
}

function ListenButton({ onHeard }: { onHeard: (words: string) => void }) {
  const { i18n } = useLingui();
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  useEffect(() => () => recognition.current?.abort(), []);
  const listen = () => {
    if (isListening) return recognition.current?.abort();
    const { SpeechRecognition, webkitSpeechRecognition } = window as Speaking;
    const Listener = SpeechRecognition ?? webkitSpeechRecognition;
    if (!Listener) return;
    const listener = new Listener();
    // What is spoken is the language of the page.
    listener.lang = `${i18n.locale}-IN`;
    listener.onresult = ({ results }) => onHeard(results[0]?.[0]?.transcript ?? '');
    listener.onend = () => setListening(false);
    listener.onerror = () => setListening(false);
    recognition.current = listener;
    setListening(true);
    listener.start();
  };
  return (
    <button
      type="button"
      onClick={listen}
      aria-pressed={isListening}
      aria-label={i18n._('shop.search.voice')}
      className={`absolute top-0 right-0 grid size-11 place-items-center rounded-full ${isListening ? 'bg-leaf-soft text-leaf' : 'text-muted'}`}
    >
      <Icon name="mic" className="size-5" />
    </button>
  );
}

let audio: AudioContext | undefined;

/** Two short tones. Browsers play no sound before the first tap on a page; the bell's number shows all the same. */
export function playSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
  tone(audio, 880, 0);
  tone(audio, 1174.7, 0.18);
}

function tone(on: AudioContext, hertz: number, delay: number): void {
  const start = on.currentTime + delay;
  const oscillator = on.createOscillator();
  const loudness = on.createGain();
  oscillator.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.25, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
  oscillator.connect(loudness).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.18);
}

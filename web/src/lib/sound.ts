// Short wooden sounds, made on the spot.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function knock(kind: 'move' | 'turn' | 'end'): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const notes = { move: [190], turn: [220, 330], end: [220, 277, 330] }[kind];
  notes.forEach((pitch, index) => tick(context as AudioContext, pitch, index * 0.11));
}

// A struck piece of wood: a dull tone that is gone at once, over a still shorter rattle.
function tick(audio: AudioContext, pitch: number, delay: number): void {
  const at = audio.currentTime + delay;
  for (const [ratio, loudness, length] of [[1, 0.28, 0.09], [2.76, 0.12, 0.04], [5.4, 0.05, 0.02]] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch * ratio, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio * 0.86, at + length);
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

import type { MusicPlayer } from '../../application/music.ts'
import { type Instrument, notesBetween, roundSeconds, type Score, type TimedNote } from '../../domain/music/score.ts'

interface Sound {
  readonly wave: OscillatorType
  /** Seconds until the note is loudest, and until it is silent: after its end, or, when plucked, at once. */
  readonly attack: number
  readonly release: number
  readonly isPlucked: boolean
  /** A second oscillator at so many times the frequency gives it colour. */
  readonly overtone: number | null
  /** The note falls to this part of its frequency at once, as drums and drops do. */
  readonly fall: number | null
}

const plucked = { attack: 0.005, release: 0.35, isPlucked: true, overtone: null, fall: null } as const

const sounds: Readonly<Record<Instrument, Sound>> = {
  MARIMBA: { ...plucked, wave: 'sine', release: 0.4, overtone: 4 },
  UKULELE: { ...plucked, wave: 'triangle', release: 0.3, overtone: 2 },
  DRUM: { ...plucked, wave: 'sine', release: 0.18, fall: 0.4 },
  RATTLE: { ...plucked, wave: 'square', release: 0.04, overtone: 2.7 },
  FLUTE: { wave: 'sine', attack: 0.06, release: 0.12, isPlucked: false, overtone: 2, fall: null },
  HARP: { ...plucked, wave: 'triangle', release: 1.2 },
  DROP: { ...plucked, wave: 'sine', release: 0.25, fall: 1.6 },
  PAD: { wave: 'triangle', attack: 0.8, release: 1.4, isPlucked: false, overtone: 1.005, fall: null },
  BASS: { wave: 'sine', attack: 0.02, release: 0.2, isPlucked: false, overtone: null, fall: null },
}

const maxRelease = Math.max(...Object.values(sounds).map(({ release }) => release))
/** Seconds from the call until the first note. */
const leadSeconds = 0.1
const wholeVolume = 0.5
const overtoneVolume = 0.25
const silence = 0.0001
/** Seconds in advance that notes are passed to the browser, so that a busy page plays without gaps. */
const lookAhead = 1
const tickMs = 300
const fadeSeconds = 0.3
const wakeEvents = ['pointerdown', 'keydown'] as const
/** Listens in the capture phase, to see events whose propagation is stopped. */
const early = { capture: true } as const

interface Tune {
  readonly master: GainNode
  readonly timer: ReturnType<typeof setInterval>
}

interface Outside {
  openContext(): AudioContext
  /** The target on which keys and clicks are observed. */
  readonly gestures: EventTarget
  /** Returns whether there was a gesture: before it a browser plays nothing and warns about every note. */
  hasHeardGesture(): boolean
}

/** Creates a small sequencer over Web Audio. Its context is opened with the first tune. */
export function webAudioPlayer({ openContext, gestures, hasHeardGesture }: Outside): MusicPlayer {
  let context: AudioContext | null = null
  let current: Tune | null = null
  let waiting: Score | null = null
  const waitForGesture = () => {
    for (const name of wakeEvents) gestures.addEventListener(name, wake, early)
  }
  const waitNoLonger = () => {
    for (const name of wakeEvents) gestures.removeEventListener(name, wake, early)
  }
  const wake = () => {
    waitNoLonger()
    if (waiting === null) void context?.resume()
    else start(waiting)
  }
  const start = (score: Score) => {
    waiting = null
    context ??= openContext()
    if (context.state === 'suspended') {
      void context.resume()
      waitForGesture()
    }
    current = begin(context, score)
  }
  const stop = () => {
    waiting = null
    waitNoLonger()
    if (current === null || context === null) return
    clearInterval(current.timer)
    const { master } = current
    master.gain.setTargetAtTime(silence, context.currentTime, fadeSeconds / 3)
    setTimeout(() => master.disconnect(), fadeSeconds * 1_000)
    current = null
  }
  return {
    play(score) {
      stop()
      if (hasHeardGesture()) return start(score)
      waiting = score
      waitForGesture()
    },
    stop,
    playOnce(score) {
      if (!hasHeardGesture()) return
      context ??= openContext()
      void context.resume()
      const master = openMaster(context)
      const seconds = roundSeconds(score)
      const firstNoteAt = context.currentTime + leadSeconds
      for (const note of notesBetween(score, 0, seconds)) sound(context, master, note, firstNoteAt)
      setTimeout(() => master.disconnect(), (leadSeconds + seconds + maxRelease) * 1_000)
    },
  }
}

function openMaster(context: AudioContext): GainNode {
  const master = context.createGain()
  master.gain.value = wholeVolume
  master.connect(context.destination)
  return master
}

function begin(context: AudioContext, score: Score): Tune {
  const master = openMaster(context)
  const start = context.currentTime + leadSeconds
  let done = 0
  const schedule = () => {
    const until = context.currentTime - start + lookAhead
    if (until <= done) return
    for (const note of notesBetween(score, done, until)) sound(context, master, note, start)
    done = until
  }
  schedule()
  return { master, timer: setInterval(schedule, tickMs) }
}

function sound(context: AudioContext, master: GainNode, { instrument, volume, frequency, at, duration }: TimedNote, start: number): void {
  const { wave, attack, release, isPlucked, overtone, fall } = sounds[instrument]
  const from = Math.max(context.currentTime, start + at)
  const end = isPlucked ? from + attack + release : from + duration + release
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(silence, from)
  envelope.gain.exponentialRampToValueAtTime(volume, from + attack)
  if (!isPlucked) envelope.gain.setValueAtTime(volume, Math.max(from + attack, from + duration))
  envelope.gain.exponentialRampToValueAtTime(silence, end)
  envelope.connect(master)
  const oscillate = (pitch: number, to: AudioNode) => {
    const oscillator = context.createOscillator()
    oscillator.type = wave
    oscillator.frequency.setValueAtTime(pitch, from)
    if (fall !== null) oscillator.frequency.exponentialRampToValueAtTime(pitch * fall, from + release / 2)
    oscillator.connect(to)
    oscillator.start(from)
    oscillator.stop(end)
    return oscillator
  }
  const main = oscillate(frequency, envelope)
  if (overtone !== null) {
    const softer = context.createGain()
    softer.gain.value = overtoneVolume
    softer.connect(envelope)
    oscillate(frequency * overtone, softer)
  }
  // A note that has ended is removed from the graph.
  main.addEventListener('ended', () => envelope.disconnect())
}

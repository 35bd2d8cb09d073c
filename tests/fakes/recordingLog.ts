import type { Log, LogEvent } from '../../src/application/platform.ts'

export interface RecordingLog extends Log {
  readonly events: LogEvent[]
}

export function recordingLog(): RecordingLog {
  const events: LogEvent[] = []
  return { events, warn: (event) => void events.push(event) }
}

export interface Clock {
  now(): Date
  /** IANA name of the viewer's time zone. */
  timeZone(): string
}

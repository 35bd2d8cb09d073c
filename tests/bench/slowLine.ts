import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './visitors.ts'

/** A connection in front of a server. Unlike the browser's own emulation it also slows workers down, and all share its bandwidth. */
export interface SlowLine {
  /** While it is false, the line delays nothing. */
  isSlow: boolean
  /** The bytes sent to the browser so far, with headers and encryption. */
  readonly sentBytes: number
  /** Returns a socket's two ways over this line. */
  over(socket: Socket): Duplex
}

/** Bytes sent at a time: sockets alternate after each of these. */
const sliceLength = 4096

/** Time in ms that a late timer may catch up. */
const timerDelay = 4

export function slowLine({ latency, download }: Line): SlowLine {
  let free = 0
  const oneWay = () => (line.isSlow ? latency / 2 : 0)

  /** Waits until this many bytes have had their turn. */
  const turn = async (bytes: number) => {
    if (!line.isSlow) return
    const now = performance.now()
    free = Math.max(free, now - timerDelay) + (bytes * 8000) / download
    await pause(free - now)
  }

  /** Returns once the bytes are on their way, so that the server decides what is sent next as late as on a real line. */
  const send = async (socket: Socket, bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += sliceLength) {
      const slice = bytes.subarray(start, start + sliceLength)
      await turn(slice.length)
      line.sentBytes += slice.length
      setTimeout(() => socket.writable && socket.write(slice), oneWay())
    }
  }

  const line = {
    isSlow: true,
    sentBytes: 0,
    over(socket: Socket) {
      const ways = new Duplex({
        read() {},
        write(bytes: Buffer, _encoding, done) {
          void send(socket, bytes).then(() => done(), done)
        },
        final(done) {
          setTimeout(() => {
            socket.end()
            done()
          }, oneWay())
        },
        destroy(error, done) {
          socket.destroy()
          done(error)
        },
      })
      socket.on('data', (bytes) => setTimeout(() => ways.push(bytes), oneWay()))
      socket.on('end', () => setTimeout(() => ways.push(null), oneWay()))
      socket.on('error', () => ways.destroy())
      socket.on('close', () => ways.destroy())
      return ways
    },
  }
  return line
}

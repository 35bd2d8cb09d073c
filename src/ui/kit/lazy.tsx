import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { copy } from '../copy.ts'
import { useApplication } from './application.ts'

const failedComponents = new Set<() => void>()

/** A lazily loaded component. Unlike React's `lazy`, one that could not be loaded (no network) can be asked for again. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const note = (error: unknown) => {
    failedComponents.add(renew)
    throw error
  }
  const fresh = () => lazy(() => load().then((part) => ({ default: part }), note))
  const renew = () => {
    part = fresh()
  }
  let part = fresh()
  return (props) => createElement(part, props)
}

/**
 * Lets components that could not be loaded be fetched again when they are drawn next. To be called by an error boundary that
 * has given up: a component that renewed itself would be drawn and fetched in an endless loop.
 */
export function resetFailedLazy(): void {
  for (const renew of failedComponents) renew()
  failedComponents.clear()
}

interface LazyBoundaryProps {
  /** Drawn while it is loading. */
  readonly loading?: ReactNode
  /** Drawn when it cannot be loaded. */
  readonly failed?: ReactNode
  readonly children: ReactNode
}

/** Around a lazily loaded part that the page can do without. */
export const LazyBoundary = ({ loading, failed = null, children }: LazyBoundaryProps) => (
  <ErrorBoundary fallback={failed} onError={resetFailedLazy}>
    <Suspense fallback={loading}>{children}</Suspense>
  </ErrorBoundary>
)

interface OnDemandProps {
  /** What the user asks for at the moment. While it is null, a chunk that fails to load is not reported. */
  readonly requested: unknown
  /** The chunk could not be loaded. */
  onLoadError(): void
  readonly children: ReactNode
}

/** Around a lazily loaded part. If the user asked for it and it cannot be loaded, a notification says so; the page stays. */
export const OnDemand = ({ requested, onLoadError, children }: OnDemandProps) => {
  const { notifications } = useApplication()
  const handleError = () => {
    if (requested) notifications.warn(copy.pageFailed.text)
    resetFailedLazy()
    onLoadError()
  }
  return (
    <ErrorBoundary fallback={null} onError={handleError} resetKeys={[requested]}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

const idleTimeoutMs = 2_000

/** Runs it once the browser is idle, or has had two seconds for it. Gives back what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(request)
}

/** True once the page is ready and the browser is idle; then for good. */
export const useWhenIdle = (ready: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => (ready && !idle ? whenIdle(() => setIdle(true)) : undefined), [ready, idle])
  return idle
}

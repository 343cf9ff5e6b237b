import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
}

/** Prometheus figures of this process, in a registry of their own so that tests don't share them. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  return { registry, requestSeconds }
}

import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import type { Figures } from './process-messages.ts'

test('the figures of several processes are added up', async () => {
  const all: (() => Promise<Figures>)[] = []
  const primary = {
    offerFigures: (figures: () => Promise<Figures>) => void all.push(figures),
    figuresOfAll: () => Promise.all(all.map((figures) => figures())),
  }
  const processes = [createMetrics(primary), createMetrics(primary)]
  for (const { requestSeconds } of processes) {
    requestSeconds.observe({ method: 'GET', route: 'page', status: 200 }, 0.001)
  }
  for (const { text } of processes) {
    const figures = await text()
    expect(figures).toContain('site_processes 2\n')
    expect(figures).toContain(
      'http_request_duration_seconds_count{method="GET",route="page",status="200"} 2\n',
    )
  }
})

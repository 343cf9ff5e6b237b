import { useEffect, useRef, useState } from 'react'
import { sendFile, type UploadedFile } from './send-file.ts'

/** A file that was chosen on this page, and how far it is. */
export interface Sending {
  key: number
  name: string
  /** From 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  message?: string
  mayRetry?: boolean
}

interface Job extends Sending {
  file: File
}

/**
 * Sends files one after the other, each to its end or to a refusal.
 *
 * @param onDone called with each file once the site has it
 */
export function useUploads(onDone: (file: UploadedFile) => void) {
  const [jobs, setJobs] = useState<Job[]>([])
  const queue = useRef<Job[]>([])
  const isBusy = useRef(false)
  const stop = useRef<AbortController>(undefined)
  const tellDone = useRef(onDone)
  useEffect(() => {
    tellDone.current = onDone
  })
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])

  function change(key: number, what: Partial<Sending>) {
    setJobs((all) => all.map((job) => (job.key === key ? { ...job, ...what } : job)))
  }

  async function work() {
    if (isBusy.current) return
    isBusy.current = true
    for (let job; (job = queue.current.shift());) {
      const { key, file } = job
      const { signal } = stop.current!
      if (signal.aborted) break
      change(key, { state: 'sending', share: 0, message: undefined })
      const onProgress = (share: number) => change(key, { share })
      const sent = await sendFile(file, { onProgress, signal })
      if (sent.ok) {
        change(key, { state: 'done', share: 1 })
        tellDone.current(sent.file)
      } else change(key, { state: 'failed', message: sent.message, mayRetry: sent.mayRetry })
    }
    isBusy.current = false
  }

  function add(files: Iterable<File>) {
    const begun = Date.now()
    const added = Array.from(files, (file, index): Job => ({
      ...{ key: begun * 1000 + index, file, name: file.name },
      ...{ share: 0, state: 'waiting' },
    }))
    setJobs((all) => [...all, ...added])
    queue.current.push(...added)
    void work()
  }

  function retry(key: number) {
    const job = jobs.find((each) => each.key === key)
    if (!job) return
    queue.current.push(job)
    change(key, { state: 'waiting', message: undefined })
    void work()
  }

  return { sendings: jobs as Sending[], add, retry }
}

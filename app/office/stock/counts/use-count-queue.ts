import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { PendingChange } from '#web/browser/pending-change.ts'
import { CountQueue, type CountQueueOwner } from './count-queue.ts'

interface ShownCountQueue {
  /** SKUs whose numbers are on their way. */
  waiting: ReadonlySet<string>
  /** Why the shop refused a number; empty if it didn't. */
  error: string
  submit: (event: FormEvent<HTMLFormElement>) => void
}

const none: readonly PendingChange[] = []

/** The queue of one count and person. */
export function useCountQueue(owner: CountQueueOwner): ShownCountQueue {
  const [queue] = useState(() => new CountQueue(owner))
  const { changes } = queue
  const pending = useSyncExternalStore(
    changes.subscribe,
    () => changes.state.pending,
    () => none,
  )
  const [error, setError] = useState('')
  const { revalidate } = useRevalidator()

  useEffect(() => {
    const stopShowing = changes.onResponse(({ change, response }) => {
      if (!response.ok) setError(before => `${before} ${change.subject}: ${response.message}`.trim())
      void revalidate()
    })
    const resume = () => {
      changes.refresh()
      void queue.sendAll()
    }
    const stopListening = queue.listen()
    // Another page changed the storage, or the browser is back online.
    for (const event of ['storage', 'online']) addEventListener(event, resume)
    resume()
    return () => {
      stopShowing()
      stopListening()
      for (const event of ['storage', 'online']) removeEventListener(event, resume)
    }
  }, [changes, queue, revalidate])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    focusNextCount(form)
    setError('')
    queue.add(String(data.get('sku')), String(data.get('counted') ?? ''))
  }
  return { waiting: new Set(pending.map(({ fields }) => fields.sku!)), error, submit }
}

/** On a phone the keyboard stays open, and the next number can be typed. */
function focusNextCount(form: HTMLFormElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-count]')]
  const own = inputs.findIndex(input => form.contains(input))
  inputs[own + 1]?.focus()
}

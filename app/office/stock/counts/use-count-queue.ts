import { type FormEvent, useCallback, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { useUntilDone } from '../../offline/use-until-done.ts'
import { CountQueue, type CountQueueOwner, sendCounted, type WaitingNumbers } from './count-queue.ts'

interface ShownCountQueue {
  /** SKUs whose numbers are on their way. */
  waiting: WaitingNumbers
  /** Why the shop refused a number; empty if it didn't. */
  error: string
  submit: (event: FormEvent<HTMLFormElement>) => void
}

const none: WaitingNumbers = new Map()

/** The queue of one count and person. */
export function useCountQueue(owner: CountQueueOwner, action: string): ShownCountQueue {
  const [queue] = useState(() => new CountQueue(owner))
  const waiting = useSyncExternalStore(queue.subscribe, queue.read, () => none)
  const [error, setError] = useState('')
  const { revalidate } = useRevalidator()
  const { staffId } = owner

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is sent at once
  const send = useCallback(
    () =>
      queue.sendAll(async (sku, number) => {
        const sent = await sendCounted(action, staffId, sku, number)
        if (sent === 'unreachable') return false
        if (sent !== 'saved') setError(before => `${before} ${sent.message}`.trim())
        await revalidate()
        return true
      }),
    [queue, waiting, action, staffId, revalidate],
  )
  useUntilDone(waiting.size > 0, send)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    focusNextCount(form)
    setError('')
    const counted = String(data.get('counted') ?? '')
    queue.add(String(data.get('sku')), { counted, typedAt: Date.now() })
  }
  return { waiting, error, submit }
}

/** On a phone the keyboard stays open, and the next number can be typed. */
function focusNextCount(form: HTMLFormElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-count]')]
  const own = inputs.findIndex(input => form.contains(input))
  inputs[own + 1]?.focus()
}

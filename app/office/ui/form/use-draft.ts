import { type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useActionData } from 'react-router'
import {
  baseOf,
  type DraftFields,
  deleteDraft,
  deleteSentDrafts,
  draftFieldsOf,
  fillForm,
  isSent,
  keepSentDrafts,
  markSent,
  readDraft,
  shownFieldsOf,
  storeDraft,
} from './draft.ts'
import { watchForms } from './watch-forms.ts'

/** After the last key, in milliseconds. */
const storeDelay = 300

interface Draft {
  /** Whether the form differs from what the page showed. */
  isUnsaved: boolean
  /** Whether it was filled from an earlier visit. */
  isRestored: boolean
  /** Forgets what was typed. The caller renders the form anew. */
  discard: () => void
}

/**
 * Keeps what is typed into a form through reloads, lost connections and expired sessions, until an action accepts it: one that
 * redirects. `key` names the record; `version` changes when the page shows newer values.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string, version: string): Draft {
  const [isUnsaved, setUnsaved] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const restoredBase = useRef<DraftFields>([])
  const answer = useActionData()

  // Values from a refused form replace the draft's base: after a conflict, they are those that others saved. It runs before the draft
  // is restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer does
  useEffect(() => {
    restoredBase.current = []
  }, [answer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another form
  useEffect(() => {
    const element = form.current!
    restoredBase.current = []
    const shown = JSON.stringify(shownFieldsOf(element))
    let timeout: ReturnType<typeof setTimeout> | undefined
    const compare = (): DraftFields | undefined => {
      const fields = draftFieldsOf(element)
      const differs = JSON.stringify(fields) !== shown
      setUnsaved(differs)
      return differs ? fields : undefined
    }
    const onInput = () => {
      clearTimeout(timeout)
      timeout = setTimeout(() => {
        const fields = compare()
        if (fields) storeDraft(key, fields)
        else deleteDraft(key)
      }, storeDelay)
    }
    const onSubmit = () => {
      clearTimeout(timeout)
      const fields = compare()
      if (fields) storeDraft(key, fields)
      markSent(key)
    }
    const before = isSent(key) ? undefined : readDraft(key)
    // React would set hidden fields back. Others add to it what isn't in controls.
    const sendBase = ({ formData }: FormDataEvent) => {
      for (const [name, value] of restoredBase.current) formData.set(name, value)
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('formdata', sendBase, { signal, capture: true })
    if (before) {
      restoredBase.current = baseOf(before)
      fillForm(element, before)
      setRestored(compare() !== undefined)
    } else {
      const typed = compare()
      if (typed) storeDraft(key, typed)
    }
    for (const type of ['input', 'change']) element.addEventListener(type, onInput, { signal })
    element.addEventListener('submit', onSubmit, { signal })
    return () => {
      clearTimeout(timeout)
      listening.abort()
    }
  }, [form, key, version])

  const forget = () => {
    setUnsaved(false)
    setRestored(false)
  }
  useAnswer(key, answer, forget)
  const discard = () => {
    deleteDraft(key)
    forget()
  }
  return { isUnsaved, isRestored, discard }
}

function useAnswer(key: string, answer: unknown, onAccepted: () => void): void {
  // An answer without a redirect is a refusal. The form that shows it is there by now: its draft wasn't restored over it.
  useEffect(() => {
    if (answer !== undefined) keepSentDrafts(key)
  }, [key, answer])
  useFormEnd(isAccepted => {
    if (isAccepted && isSent(key)) onAccepted()
  })
}

/**
 * Deletes the drafts of accepted forms, wherever those led, and keeps those of forms that failed. For the layout, whose effects run
 * after those of its pages.
 */
export function useAcceptedDrafts(): void {
  useFormEnd(isAccepted => (isAccepted ? deleteSentDrafts() : keepSentDrafts()))
}

function useFormEnd(onEnd: (isAccepted: boolean) => void): void {
  const { router } = useContext(DataRouterContext)!
  const call = useEffectEvent(onEnd)
  useEffect(() => watchForms(router, isAccepted => call(isAccepted)), [router])
}

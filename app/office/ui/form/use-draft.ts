import { type RefObject, useEffect, useRef, useState } from 'react'
import { useActionData, useNavigation } from 'react-router'
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
    // React would set hidden fields back.
    const sendBase = ({ formData }: FormDataEvent) => {
      for (const [name, value] of restoredBase.current) formData.set(name, value)
    }
    element.addEventListener('formdata', sendBase)
    if (before) {
      restoredBase.current = baseOf(before)
      fillForm(element, before)
      setRestored(compare() !== undefined)
    } else {
      const typed = compare()
      if (typed) storeDraft(key, typed)
    }
    element.addEventListener('input', onInput)
    element.addEventListener('change', onInput)
    element.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(timeout)
      element.removeEventListener('formdata', sendBase)
      element.removeEventListener('input', onInput)
      element.removeEventListener('change', onInput)
      element.removeEventListener('submit', onSubmit)
    }
  }, [form, key, version])

  // An answer without a redirect is a refusal. Accepted drafts are deleted by `useAcceptedDrafts`, after this.
  usePostEnd(isAnswered => {
    if (!isSent(key) || !isAnswered) return
    if (answer !== undefined) return keepSentDrafts(key)
    setUnsaved(false)
    setRestored(false)
  })

  const discard = () => {
    deleteDraft(key)
    setUnsaved(false)
    setRestored(false)
  }
  return { isUnsaved, isRestored, discard }
}

/** Deletes the drafts of accepted forms, wherever those led. For the layout, whose effects run after those of its pages. */
export function useAcceptedDrafts(): void {
  usePostEnd(isAnswered => (isAnswered ? deleteSentDrafts() : keepSentDrafts()))
}

/** Keeps the drafts of forms that failed. For the page that says so. */
export function useKeptDrafts(): void {
  useEffect(() => keepSentDrafts(), [])
}

/** Calls back when a navigation ends: with true after the answer to a form, with false if that was interrupted. */
function usePostEnd(onEnd: (isAnswered: boolean) => void): void {
  const navigation = useNavigation()
  const isAnswered = useRef<boolean | undefined>(undefined)
  useEffect(() => {
    const { state, formMethod } = navigation
    // A form that was answered is still there while the next page loads.
    if (state !== 'idle') isAnswered.current = state === 'loading' && formMethod === 'POST'
    else if (isAnswered.current !== undefined) {
      onEnd(isAnswered.current)
      isAnswered.current = undefined
    }
  })
}

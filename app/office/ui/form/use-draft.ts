import { type RefObject, useEffect, useState } from 'react'
import { useActionData, useNavigation } from 'react-router'
import { type DraftFields, deleteDraft, draftFieldsOf, fillForm, readDraft, storeDraft } from './draft.ts'

/** After the last key, in milliseconds. */
const storeDelay = 300

/** Drafts that were sent and not yet answered. */
const sent = new Set<string>()

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
  const { state } = useNavigation()
  const answer = useActionData()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another form
  useEffect(() => {
    const element = form.current!
    const shown = JSON.stringify(draftFieldsOf(element))
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
      sent.add(key)
    }
    const before = sent.has(key) ? undefined : readDraft(key)
    if (before) {
      fillForm(element, before)
      setRestored(compare() !== undefined)
    } else setUnsaved(false)
    element.addEventListener('input', onInput)
    element.addEventListener('change', onInput)
    element.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(timeout)
      element.removeEventListener('input', onInput)
      element.removeEventListener('change', onInput)
      element.removeEventListener('submit', onSubmit)
    }
  }, [form, key, version])

  useEffect(() => {
    if (state !== 'idle' || !sent.delete(key) || answer !== undefined) return
    deleteDraft(key)
    setUnsaved(false)
    setRestored(false)
  }, [state, answer, key])

  const discard = () => {
    deleteDraft(key)
    setUnsaved(false)
    setRestored(false)
  }
  return { isUnsaved, isRestored, discard }
}

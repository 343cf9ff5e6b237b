import { expect, test } from 'vitest'
import { auditActions } from '../../audit-log/audit-actions.ts'
import { actionsOf, logTopics, type LogTopic } from './log-filter.ts'

test('each thing that is logged is found under one topic', () => {
  const topics = Object.keys(logTopics) as LogTopic[]
  const found = topics.flatMap((topic) => actionsOf(topic, auditActions))
  expect(found.toSorted()).toEqual(auditActions.toSorted())
})

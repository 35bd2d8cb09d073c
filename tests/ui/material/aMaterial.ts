import type { DocumentDetail, MaterialCard } from '../../../src/domain/material/material.ts'

export function aMaterial(wishes: Partial<MaterialCard> = {}): MaterialCard {
  return {
    kind: 'DOCUMENT',
    id: 6003,
    title: '등대가 고르는 길',
    summary: '참과 거짓으로 길을 골라요.',
    thumbnail: '/demo-pictures/thumb/python-1.svg',
    difficulty: 5,
    categoryList: [{ categoryGroupName: '주제', name: '파이썬' }],
    minutes: 12,
    isDone: false,
    ...wishes,
  }
}

export function aDocument(wishes: Partial<DocumentDetail> = {}): DocumentDetail {
  const sections = [
    { heading: '갈림길', parts: [{ kind: 'paragraph' as const, text: '밝으면 불을 꺼요.' }] },
    { heading: '코드로', parts: [{ kind: 'code' as const, language: 'python', code: 'print(1)' }] },
    {
      heading: '그림으로',
      parts: [
        {
          kind: 'figure' as const,
          board: { kind: 'cells' as const, title: null, rows: [{ label: 'light', cells: [{ text: '30', tone: 'MARKED' as const }] }] },
          alt: '밝기는 30',
          caption: '지금 밝기예요.',
        },
      ],
    },
  ]
  return {
    ...aMaterial(),
    content: { kind: 'DOCUMENT', documentId: 6003, title: '등대가 고르는 길', sections },
    related: [aMaterial({ id: 6004, title: '파도처럼 되풀이하기' })],
    ...wishes,
  }
}

import type { Subject } from '#cms/services/subject/subject.ts'
import { articles } from './articles.ts'
import { authors } from './authors.ts'
import { articleDetail, articleList, editorBoard } from './resource.ts'

export const subject: Subject = {
  collections: [articles, authors],
  resources: {
    articles: articleList,
    'articles/:slug': articleDetail,
    'editor-board': editorBoard,
  },
}

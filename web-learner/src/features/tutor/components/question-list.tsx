import { useId } from 'react';

interface QuestionListProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that one press asks. */
export function QuestionList({ label, questions, onAsk }: QuestionListProps) {
  const id = useId();
  return (
    <div className="questions">
      <p id={id}>{label}</p>
      <ul aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { parseStoryRequest, type StoryRequest } from '@tuckaway/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeliveryStep } from '../../data/deliver-story.ts';
import { useSession } from '../../data/session.ts';
import { type SubmitOutcome, submitStoryRequest } from '../../data/submit-story-request.ts';
import { toast } from '../../ui/toast.ts';
import * as messages from './messages.ts';
import { discardForm, isComplete, type StoryForm, storedForm, storeForm } from './story-form.ts';
import { useOrderId } from './use-order-id.ts';

/** What is being made while somebody waits. */
export interface StoryUnderWay {
  storyId: string;
  request: StoryRequest;
  step: DeliveryStep;
}

/** What is wrong with one of the two text fields. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** The create flow (section 4): the form, its checks in section 5's order, the waiting and what comes of it. */
export function useCreateStory() {
  const navigate = useNavigate();
  const session = useSession();
  const [form, setForm] = useState(storedForm);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [underWay, setUnderWay] = useState<StoryUnderWay | null>(null);
  const cancelling = useRef<AbortController | null>(null);
  const orderId = useOrderId();

  // Leaving the screen stops the waiting.
  useEffect(() => () => cancelling.current?.abort(), []);

  function setField<Field extends keyof StoryForm>(field: Field, value: StoryForm[Field]): void {
    const next = { ...form, [field]: value };
    setForm(next);
    storeForm(next);
    if (problem?.field === field) setProblem(null);
  }

  async function submit(): Promise<void> {
    if (underWay !== null) return;
    if (!isComplete(form)) {
      toast({ ...messages.MISSING_INFORMATION, tone: 'destructive' });
      return;
    }
    if (session.status !== 'signed-in') {
      toast({ ...messages.LOGIN_REQUIRED, tone: 'destructive' });
      navigate('/auth');
      return;
    }
    const uid = session.user.firebaseUid;
    if (uid === '') {
      toast({ ...messages.AUTHENTICATION_ERROR, tone: 'destructive' });
      navigate('/auth');
      return;
    }
    const parsed = parseStoryRequest(form);
    if (!parsed.ok) {
      setProblem({ field: parsed.field ?? '', message: parsed.message });
      return;
    }
    const request = parsed.value;
    const storyId = orderId.idFor(request);
    const controller = new AbortController();
    cancelling.current = controller;
    setUnderWay({ storyId, request, step: 'writing' });
    const outcome = await submitStoryRequest(
      { storyId, uid, request, coverImage: form.coverImage },
      { signal: controller.signal, onStep: (step) => setUnderWay((now) => now && { ...now, step }) },
    );
    setUnderWay(null);
    conclude(outcome);
  }

  function conclude(outcome: SubmitOutcome): void {
    switch (outcome.kind) {
      case 'ready':
        leaveFor(`/read-story/${outcome.storyId}`);
        toast(messages.storyCreated(outcome.title));
        return;
      case 'queued':
        leaveFor('/favorites');
        if (outcome.because === 'quota') toast({ title: messages.QUEUED_FOR_QUOTA_TITLE, description: outcome.message });
        else toast(outcome.because === 'offline' ? messages.QUEUED_OFFLINE : messages.QUEUED_AFTER_FAILURE);
        return;
      case 'cancelled':
        toast(messages.CANCELLED);
        return;
      case 'refused':
        fail(outcome.message || messages.REFUSED_WITHOUT_WORDS);
        return;
      case 'failed':
        fail(outcome.message || messages.NEITHER_CREATED_NOR_QUEUED);
    }
  }

  function fail(description: string): void {
    toast({ title: messages.CREATION_FAILED_TITLE, description, tone: 'destructive' });
  }

  function leaveFor(path: string): void {
    discardForm();
    orderId.renew();
    navigate(path);
  }

  return {
    form,
    setField,
    problem,
    underWay,
    submit,
    cancel: () => cancelling.current?.abort(),
    signedIn: session.status === 'signed-in',
  };
}

package io.selvage.scheduler.jdk;

/**
 * Methods that do not tell who waits, by class. Whatever is not named here tells: a method that nobody thought of costs
 * steps, and no outcome.
 */
final class BlindMethods {
    /** {@code toString} says whether the task is done, and no more. */
    static final String FUTURE_TASK = """
            get run runAndReset set setException done cancel isDone isCancelled resultNow exceptionNow state toString
            equals hashCode""";

    /** Without {@code getNumberOfDependents} and {@code toString}: who waits is a dependent. */
    static final String COMPLETABLE_FUTURE = """
            get join getNow resultNow exceptionNow state isDone isCancelled isCompletedExceptionally cancel complete
            completeAsync completeExceptionally completeOnTimeout orTimeout obtrudeValue obtrudeException
            supplyAsync runAsync completedFuture completedStage failedFuture failedStage allOf anyOf
            internalComplete completeNull completeValue completeThrowable completeRelay
            thenApply thenApplyAsync thenAccept thenAcceptAsync thenRun thenRunAsync thenCombine thenCombineAsync
            thenAcceptBoth thenAcceptBothAsync runAfterBoth runAfterBothAsync applyToEither applyToEitherAsync
            acceptEither acceptEitherAsync runAfterEither runAfterEitherAsync thenCompose thenComposeAsync
            whenComplete whenCompleteAsync handle handleAsync exceptionally exceptionallyAsync exceptionallyCompose
            exceptionallyComposeAsync toCompletableFuture copy minimalCompletionStage newIncompleteFuture
            defaultExecutor delayedExecutor equals hashCode""";

    /** Of blocking queues, their iterators and spliterators. */
    static final String QUEUE = """
            add addAll addFirst addLast offer offerFirst offerLast push put putFirst putLast take takeFirst takeLast
            poll pollFirst pollLast pop peek peekFirst peekLast element getFirst getLast remove removeAll removeFirst
            removeLast removeFirstOccurrence removeLastOccurrence removeIf retainAll clear drainTo contains containsAll
            size isEmpty remainingCapacity comparator toArray toString forEach stream parallelStream iterator
            descendingIterator spliterator reversed hasNext next forEachRemaining tryAdvance trySplit estimateSize
            getExactSizeIfKnown characteristics hasCharacteristics getComparator equals hashCode""";

    static final String FORK_JOIN_TASK = """
            fork join get invoke isDone isCancelled isCompletedNormally isCompletedAbnormally getException
            getRawResult setRawResult complete completeExceptionally quietlyJoin quietlyInvoke quietlyComplete
            cancel reinitialize run exec compute resultNow exceptionNow state tryComplete propagateCompletion
            addToPendingCount getPendingCount setPendingCount compareAndSetPendingCount
            decrementPendingCountUnlessZero getCompleter getRoot firstComplete nextComplete
            quietlyCompleteRoot onCompletion onExceptionalCompletion equals hashCode""";

    private BlindMethods() {}
}

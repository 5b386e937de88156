package io.selvage.testbed.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What classes whose waiting is no event can be asked: a method that is wrongly thought not to tell is found. */
class ObserversTest {
    private static final long MOST = 400;

    @TempDir
    private Path out;

    @ParameterizedTest
    @MethodSource("io.selvage.testbed.waiting.Observed#ofThisJdk")
    void no_question_is_answered_otherwise_if_waiting_is_no_event(Observed observed) {
        List<String> differences = new ArrayList<>();
        for (Method question : observed.questions()) {
            Outcomes folded = Outcomes.of(observed.program(question), "dpor", "", MOST, out);
            Outcomes stepped = Outcomes.of(observed.program(question), "dpor", Outcomes.EVERY_STEP, MOST, out);
            differences.addAll(folded.differences(question.getName(), stepped, "every step"));
        }
        assertThat(differences).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "REENTRANT, hasQueuedThreads, true, false",
        "SEMAPHORE, hasQueuedThreads, true, false",
        "REENTRANT, getQueueLength, 1, 0",
        "SEMAPHORE, getQueueLength, 1, 0",
        "PROMISE, getNumberOfDependents, 1, 0",
        "TRANSFER_QUEUE, hasWaitingConsumer, true, false",
        "TRANSFER_QUEUE, getWaitingConsumerCount, 1, 0",
    })
    void a_question_that_tells_who_waits_has_both_answers(Observed observed, String method, String one, String other) {
        Method question = observed.questions().stream()
                .filter(asked -> asked.getName().equals(method))
                .findFirst()
                .orElseThrow();
        Outcomes found = Outcomes.of(observed.program(question), "dpor", "", MOST, out);
        assertThat(found.all()).contains("prints " + one, "prints " + other);
    }

    @Test
    void every_class_can_be_asked_something() {
        for (Observed observed : Observed.values()) {
            assertThat(observed.questions()).hasSizeGreaterThan(2);
        }
    }
}

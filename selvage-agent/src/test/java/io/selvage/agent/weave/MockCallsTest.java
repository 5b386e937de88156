package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.weave.calls.MockCallMarker;
import org.junit.jupiter.api.Test;

class MockCallsTest {
    @Test
    void a_call_of_a_mock_is_announced_as_a_change_of_the_mock() throws Exception {
        BytesLoader loader = new BytesLoader(Compiled.of("""
                public class Sample {
                    Object doIntercept(Object mock, Object method, Object[] arguments, Object real) {
                        return doIntercept(mock, method, arguments, real, null);
                    }
                    Object doIntercept(Object mock, Object method, Object[] arguments, Object real, Object place) {
                        return mock;
                    }
                    public static Object run() {
                        return new Sample().doIntercept("mock", null, null, null);
                    }
                }
                """), getClass().getClassLoader());
        loader.changing("Sample", MockCallMarker::mark);
        Recorder.Trace trace = Recorder.record(() -> Sample.run(loader));
        assertThat(trace.result()).isEqualTo("mock");
        assertThat(trace.events()).singleElement().asString().contains("org.mockito.Mockito.mock");
    }
}

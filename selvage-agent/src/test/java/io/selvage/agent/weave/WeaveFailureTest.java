package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.agent.weave.index.ClassIndex;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WeaveFailureTest {
    private final AppWeaver weaver = new AppWeaver(new ClassIndex(null, name -> true), false);

    @Test
    void a_method_that_grows_too_large_is_named() {
        String source = Sample.inClass("int[] a; void big() {" + "a[0]++;".repeat(6000) + "}");
        Map<String, byte[]> classes = Compiled.of(source);
        assertThatThrownBy(() -> weaver.weave(classes.get("Sample"), "Sample"))
                .isInstanceOf(WeaveException.class)
                .hasMessage("Sample: method big()V is too large with hooks");
    }

    @Test
    void a_class_file_from_the_future_is_refused_with_its_version() {
        byte[] file = Compiled.of(Sample.inClass("")).get("Sample").clone();
        file[7] = (byte) 200;
        assertThatThrownBy(() -> weaver.weave(file, "Sample"))
                .isInstanceOf(WeaveException.class)
                .hasMessageContaining("200");
    }

    @Test
    void package_descriptions_are_returned_as_they_are() {
        byte[] file = Compiled.of(Sample.inClass("")).get("Sample");
        assertThat(weaver.weave(file, "some/package-info")).isSameAs(file);
    }
}

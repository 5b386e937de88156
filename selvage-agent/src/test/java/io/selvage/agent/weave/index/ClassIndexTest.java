package io.selvage.agent.weave.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClassIndexTest {
    private final ClassIndex index = new ClassIndex(getClass().getClassLoader(), name -> !name.startsWith("java/"));

    @Test
    void a_method_is_found_where_it_is_declared() {
        assertThat(index.declaring("java/util/ArrayList", "containsAll", "(Ljava/util/Collection;)Z"))
                .contains("java/util/AbstractCollection");
        assertThat(index.declaring("java/util/concurrent/ConcurrentMap", "size", "()I"))
                .contains("java/util/Map");
        assertThat(index.declaring("java/lang/Runnable", "hashCode", "()I")).contains("java/lang/Object");
        assertThat(index.declaring("[I", "hashCode", "()I")).contains("java/lang/Object");
    }

    @Test
    void what_cannot_be_read_is_unknown() {
        assertThat(index.facts("no/such/Type")).isEmpty();
        assertThat(index.declaring("no/such/Type", "run", "()V")).isEmpty();
        assertThat(index.mayExtend("no/such/Type", "java/lang/Thread")).isTrue();
        assertThat(index.extendsKnown("no/such/Type", "java/lang/Thread")).isFalse();
    }

    @Test
    void ancestors_are_followed_without_loading_them() {
        assertThat(index.mayExtend("java/util/concurrent/ForkJoinWorkerThread", "java/lang/Thread"))
                .isTrue();
        assertThat(index.mayExtend("java/lang/String", "java/lang/Thread")).isFalse();
        assertThat(index.isInterface("java/util/Map")).isTrue();
    }

    @Test
    void only_woven_classes_have_static_state() {
        assertThat(index.hasStaticState("java/lang/Integer")).isFalse();
        assertThat(index.hasStaticState("io/selvage/agent/weave/analysis/StackOrigins"))
                .isTrue();
        assertThat(index.hasStaticState("io/selvage/agent/weave/Sample")).isFalse();
    }
}

package io.selvage.agent.weave.escape;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.index.FieldFacts;
import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;

class FinalFieldsTest {
    private final ClassIndex index = new ClassIndex(getClass().getClassLoader(), name -> !name.startsWith("java/"));
    private final FinalFields finals = new FinalFields(index);

    @ParameterizedTest
    @ValueSource(
            classes = {
                Constructors.Simple.class,
                Constructors.Pair.class,
                Constructors.Colour.class,
                Constructors.OfThread.class,
                Constructors.OfException.class,
                Constructors.OfCollection.class,
                Constructors.OfTask.class,
                Constructors.KeepsLambda.class,
                Constructors.KeepsInner.class,
                Constructors.CallsOwn.class,
                Constructors.Delegates.class,
                Constructors.Harmless.class
            })
    void a_field_that_is_set_before_the_object_gets_out_is_not_watched(Class<?> type) throws Exception {
        assertThat(finals.isUnobservable(facts(type, "f"))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Constructors.Static.class,
                Constructors.Sometimes.class,
                Constructors.InLoop.class,
                Constructors.InHandler.class,
                Constructors.StartsThread.class,
                Constructors.RunsLambda.class,
                Constructors.KeptLambdaOut.class,
                Constructors.InnerOut.class,
                Constructors.InnerTellsItself.class,
                Constructors.InArray.class,
                Constructors.InField.class,
                Constructors.Overridable.class,
                Constructors.OfTemplate.class,
                Constructors.Registers.class,
                Constructors.OfStatic.class,
                Constructors.StartsItself.class,
                Constructors.DelegatesToStatic.class,
                Constructors.Recursive.class,
                Constructors.AsText.class
            })
    void a_field_that_is_set_when_the_object_may_be_out_is_watched(Class<?> type) throws Exception {
        assertThat(finals.isUnobservable(facts(type, "f"))).isFalse();
    }

    @Test
    void what_is_set_before_the_object_gets_out_is_not_watched_even_if_other_fields_are() throws Exception {
        assertThat(finals.isUnobservable(facts(Constructors.StartsThread.class, "thread")))
                .isTrue();
        assertThat(finals.isUnobservable(facts(Constructors.InLoop.class, "others")))
                .isTrue();
    }

    @Test
    void it_matters_which_constructor_sets_the_field() {
        String type = Type.getInternalName(Constructors.DelegatesToStatic.class);
        FieldInsnNode write = new FieldInsnNode(Opcodes.PUTFIELD, type, "f", "I");
        assertThat(finals.isLate(write, type, "<init>(I)V")).isTrue();
        assertThat(finals.isLate(write, type, "<init>()V")).isFalse();
    }

    @Test
    void a_static_final_field_is_not_watched() throws Exception {
        assertThat(finals.isUnobservable(facts(Constructors.class, "ALL"))).isTrue();
        assertThat(finals.isUnobservable(facts(Constructors.class, "known"))).isFalse();
    }

    private FieldFacts facts(Class<?> type, String name) throws NoSuchFieldException {
        Field field = type.getDeclaredField(name);
        return index.field(Type.getInternalName(type), name, Type.getDescriptor(field.getType()))
                .orElseThrow();
    }
}

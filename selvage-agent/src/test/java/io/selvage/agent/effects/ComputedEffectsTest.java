package io.selvage.agent.effects;

import static io.selvage.hooks.jdk.CallEffect.Reach.NONE;
import static io.selvage.hooks.jdk.CallEffect.Reach.READ;
import static io.selvage.hooks.jdk.CallEffect.Reach.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.hooks.jdk.CallEffect;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComputedEffectsTest {
    private static final ComputedEffects EFFECTS = new ComputedEffects();

    /** Written as {@code java/util/ArrayList.size()I}. */
    private static CallEffect effect(String call) {
        int parenthesis = call.indexOf('(');
        int dot = call.lastIndexOf('.', parenthesis);
        String type = call.substring(0, dot);
        String method = call.substring(dot + 1, parenthesis);
        return EFFECTS.of(type, method, call.substring(parenthesis));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/lang/Math.max(II)I",
                "java/lang/Integer.toString(I)Ljava/lang/String;",
                "java/lang/Integer.parseInt(Ljava/lang/String;)I",
                "java/lang/String.length()I",
                "java/lang/String.hashCode()I",
                "java/lang/String.indexOf(Ljava/lang/String;)I",
                "java/lang/String.substring(II)Ljava/lang/String;",
                "java/math/BigInteger.add(Ljava/math/BigInteger;)Ljava/math/BigInteger;",
                "java/time/LocalDate.plusDays(J)Ljava/time/LocalDate;",
                "java/time/Duration.plus(Ljava/time/Duration;)Ljava/time/Duration;",
                "java/util/ArrayList.<init>()V",
                "java/lang/Object.<init>()V",
                "java/util/HashMap.<init>(I)V",
            })
    void values_and_new_objects_are_nobody_elses(String call) {
        assertThat(effect(call)).isEqualTo(CallEffect.PURE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/util/ArrayList.size()I",
                "java/util/ArrayList.get(I)Ljava/lang/Object;",
                "java/util/ArrayList.hashCode()I",
                "java/util/ArrayList.iterator()Ljava/util/Iterator;",
                "java/util/HashMap.size()I",
                "java/util/TreeMap.firstKey()Ljava/lang/Object;",
                "java/util/LinkedList.contains(Ljava/lang/Object;)Z",
                "java/lang/StringBuilder.length()I",
                "java/lang/StringBuilder.charAt(I)C",
                "java/lang/StringBuilder.toString()Ljava/lang/String;",
                "java/nio/HeapByteBuffer.get(I)B",
                "java/nio/HeapByteBuffer.remaining()I",
                "java/util/BitSet.get(I)Z",
                "java/util/Optional.isPresent()Z",
            })
    void some_only_look_at_the_receiver(String call) {
        CallEffect effect = effect(call);
        assertThat(effect.isUnknown()).isFalse();
        // a final field is no access: nobody can change it
        assertThat(effect.receiver()).isIn(READ, NONE);
        assertThat(effect.writtenArguments()).isZero();
        assertThat(effect.statics()).isEqualTo(NONE);
        assertThat(effect.synchronizes()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/util/ArrayList.add(Ljava/lang/Object;)Z",
                "java/util/ArrayList.remove(I)Ljava/lang/Object;",
                "java/util/ArrayList.clear()V",
                "java/util/ArrayList$Itr.next()Ljava/lang/Object;",
                "java/util/HashMap.put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                "java/util/LinkedHashMap.get(Ljava/lang/Object;)Ljava/lang/Object;",
                "java/util/TreeMap.put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                "java/util/ArrayDeque.addLast(Ljava/lang/Object;)V",
                "java/util/PriorityQueue.offer(Ljava/lang/Object;)Z",
                "java/lang/StringBuilder.append(I)Ljava/lang/StringBuilder;",
                "java/lang/StringBuilder.append(Ljava/lang/String;)Ljava/lang/StringBuilder;",
                "java/nio/HeapByteBuffer.put(B)Ljava/nio/ByteBuffer;",
                "java/util/BitSet.set(I)V",
                "java/util/regex/Matcher.find()Z",
                "java/util/StringTokenizer.nextToken()Ljava/lang/String;",
                "java/util/zip/CRC32.update(I)V",
            })
    void some_write_the_receiver(String call) {
        CallEffect effect = effect(call);
        assertThat(effect.isUnknown()).as(EFFECTS.toString()).isFalse();
        assertThat(effect.receiver()).isEqualTo(WRITE);
        assertThat(effect.writtenArguments()).isZero();
        assertThat(effect.synchronizes()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/util/Arrays.sort([I)V",
                "java/util/Arrays.fill([II)V",
                "java/util/Collections.sort(Ljava/util/List;)V",
                "java/util/Collections.reverse(Ljava/util/List;)V",
                "java/util/Collections.addAll(Ljava/util/Collection;[Ljava/lang/Object;)Z",
                "java/util/Collections.swap(Ljava/util/List;II)V",
            })
    void some_write_their_first_argument_only(String call) {
        CallEffect effect = effect(call);
        assertThat(effect.isUnknown()).isFalse();
        assertThat(effect.writtenArguments()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
            })
    @DisplayName("a copy reads its first argument and writes its third")
    void a_copy_reads_one_and_writes_the_other(String call) {
        CallEffect effect = effect(call);
        assertThat(effect.readArguments() & 1).isEqualTo(1);
        assertThat(effect.writtenArguments()).isEqualTo(1 << 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;",
                "java/util/Locale.getDefault()Ljava/util/Locale;",
                "java/util/Locale.setDefault(Ljava/util/Locale;)V",
                "java/lang/System.setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
            })
    void some_reach_static_state(String call) {
        assertThat(effect(call).statics()).isNotEqualTo(NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/util/concurrent/atomic/AtomicInteger.get()I",
                "java/util/concurrent/atomic/AtomicInteger.incrementAndGet()I",
                "java/util/concurrent/atomic/AtomicReference.compareAndSet(Ljava/lang/Object;Ljava/lang/Object;)Z",
                "java/lang/StringBuffer.append(I)Ljava/lang/StringBuffer;",
                "java/lang/StringBuffer.length()I",
                "java/util/Vector.size()I",
                "java/util/Vector.add(Ljava/lang/Object;)Z",
                "java/util/Hashtable.size()I",
                "java/util/Random.nextInt()I",
            })
    void some_are_ordered_among_threads(String call) {
        CallEffect effect = effect(call);
        assertThat(effect.isUnknown()).isFalse();
        assertThat(effect.receiver()).isNotEqualTo(NONE);
        assertThat(effect.synchronizes()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/lang/Thread.start()V",
                "java/lang/Runtime.gc()V",
                "java/lang/Class.forName(Ljava/lang/String;)Ljava/lang/Class;",
                "java/io/FileInputStream.read()I",
                "java/lang/ProcessBuilder.start()Ljava/lang/Process;",
                "java/lang/reflect/Method.invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
                "java/lang/Object.notify()V",
                "java/util/ArrayList.noSuchMethod()V",
                "io/selvage/NoSuchClass.run()V",
                "java/util/List.size()I",
            })
    void what_nobody_can_tell_is_unknown(String call) {
        assertThat(effect(call)).isEqualTo(CallEffect.UNKNOWN);
    }
}

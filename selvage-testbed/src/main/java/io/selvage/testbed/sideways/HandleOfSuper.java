package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;

/** A handle calls a method of the super class, which is not woven, while another thread uses the object. */
@Expect(outputs = "2\n", also = "UNCAUGHT_EXCEPTION", finding = "DATA_RACE")
public final class HandleOfSuper {
    private static final class Numbers extends ArrayList<Integer> {
        private static final long serialVersionUID = 1L;
        private static final MethodHandle ADD = find();

        private static MethodHandle find() {
            try {
                MethodType type = MethodType.methodType(boolean.class, Object.class);
                return MethodHandles.lookup().findSpecial(ArrayList.class, "add", type, Numbers.class);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        void addOne() {
            try {
                ADD.invoke(this, (Object) 1);
            } catch (Throwable thrown) {
                throw new IllegalStateException(thrown);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Numbers numbers = new Numbers();
        Threads.run(numbers::addOne, () -> numbers.add(2));
        System.out.println(numbers.size());
    }
}

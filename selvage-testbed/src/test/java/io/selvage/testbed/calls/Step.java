package io.selvage.testbed.calls;

import io.selvage.testbed.calls.CallTable.Entry;

/** One thing that a thread of an {@link AnyProgram} does. */
interface Step {
    /** Does it on thread {@code number}; what it is told, as text. */
    String take(AnyRun run, int number) throws Exception;

    /** Calls a method of the shared object. */
    record Call(Caller caller, Entry entry, long arguments) implements Step {
        @Override
        public String take(AnyRun run, int number) throws Exception {
            return Texts.of(caller.call(entry.number(), run.shared, made()));
        }

        private Object[] made() {
            return Arguments.make(entry.method().getParameterTypes(), arguments);
        }

        @Override
        public String toString() {
            return entry + Texts.of(made());
        }
    }

    /** What threads do besides. */
    enum Aside implements Step {
        INTERRUPT {
            @Override
            public String take(AnyRun run, int number) {
                run.threads[(number + 1) % run.threads.length].interrupt();
                return "!";
            }
        },
        /** Leaves a trace of who came when. */
        TOUCH {
            @Override
            public String take(AnyRun run, int number) {
                int before = run.value;
                run.value = before * 3 + number + 1;
                return Integer.toString(before);
            }
        }
    }
}

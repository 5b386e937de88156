package io.selvage.testbed.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.api.Selvage;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What one thread wrote before a call is there for who sees the call, and calls that commute order nothing. */
class PublicationTest {
    private static final String RACE = "DATA_RACE";

    @TempDir
    private Path out;

    /** Two threads: the first writes, and calls; the second calls, and reads if it can know that the first has. */
    private enum Publication {
        MAP(true) {
            @Override
            void publish(World world) {
                world.map.put("key", 1);
            }

            @Override
            boolean isSeen(World world) {
                return world.map.get("key") != null;
            }
        },
        ABSENT_KEY(true) {
            @Override
            void publish(World world) {
                world.map.put("key", 1);
            }

            @Override
            boolean isSeen(World world) {
                return world.map.putIfAbsent("key", 2) != null;
            }
        },
        SIZE(true) {
            @Override
            void publish(World world) {
                world.map.put("key", 1);
            }

            @Override
            boolean isSeen(World world) {
                return world.map.size() > 0;
            }
        },
        QUEUE(true) {
            @Override
            void publish(World world) {
                world.queue.add(1);
            }

            @Override
            boolean isSeen(World world) throws InterruptedException {
                return world.queue.take() == 1;
            }
        },
        POLLED(true) {
            @Override
            void publish(World world) {
                world.polled.add(1);
            }

            @Override
            boolean isSeen(World world) {
                return world.polled.poll() != null;
            }
        },
        INCREMENT(true) {
            @Override
            void publish(World world) {
                world.number.incrementAndGet();
            }

            @Override
            boolean isSeen(World world) {
                return world.number.get() == 1;
            }
        },
        TICKET(true) {
            @Override
            void publish(World world) {
                world.number.incrementAndGet();
            }

            @Override
            boolean isSeen(World world) {
                return world.number.getAndIncrement() == 1;
            }
        },
        ELEMENT(true) {
            @Override
            void publish(World world) {
                world.numbers.set(0, 1);
            }

            @Override
            boolean isSeen(World world) {
                return world.numbers.get(0) == 1;
            }
        },
        LATCH(true) {
            @Override
            void publish(World world) {
                world.latch.countDown();
            }

            @Override
            boolean isSeen(World world) throws InterruptedException {
                world.latch.await();
                return true;
            }
        },
        PERMIT(true) {
            @Override
            void publish(World world) {
                world.permit.release();
            }

            @Override
            boolean isSeen(World world) throws InterruptedException {
                world.permit.acquire();
                return true;
            }
        },
        OTHER_KEY(false) {
            @Override
            void publish(World world) {
                world.map.put("key", 1);
            }

            @Override
            boolean isSeen(World world) {
                world.map.put("another", 1);
                return true;
            }
        },
        OTHER_ELEMENT(false) {
            @Override
            void publish(World world) {
                world.numbers.set(0, 1);
            }

            @Override
            boolean isSeen(World world) {
                world.numbers.set(1, 1);
                return true;
            }
        },
        UNSEEN_INCREMENTS(false) {
            @Override
            void publish(World world) {
                world.number.incrementAndGet();
            }

            @Override
            boolean isSeen(World world) {
                world.number.incrementAndGet();
                return true;
            }
        },
        OTHER_ITEM(false) {
            @Override
            void publish(World world) {
                world.filled.add(1);
            }

            @Override
            boolean isSeen(World world) throws InterruptedException {
                return world.filled.take() == 0;
            }
        },
        OTHER_PERMIT(false) {
            @Override
            void publish(World world) {
                world.permits.release();
            }

            @Override
            boolean isSeen(World world) throws InterruptedException {
                world.permits.acquire();
                return true;
            }
        };

        /** Whether the memory model orders what is written before what is read. */
        private final boolean orders;

        Publication(boolean orders) {
            this.orders = orders;
        }

        abstract void publish(World world);

        abstract boolean isSeen(World world) throws InterruptedException;

        /** @param first whether the reader is started first */
        Runnable program(boolean first) {
            return () -> {
                World world = new World();
                Together.run(2, number -> {
                    if (number == 0 == first) {
                        read(world);
                    } else {
                        world.data = 1;
                        publish(world);
                    }
                });
            };
        }

        private void read(World world) {
            try {
                if (isSeen(world)) {
                    System.out.println(world.data);
                }
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    private static final class World {
        int data;
        final ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        final BlockingQueue<Integer> filled = new LinkedBlockingQueue<>();
        final ConcurrentLinkedQueue<Integer> polled = new ConcurrentLinkedQueue<>();
        final AtomicInteger number = new AtomicInteger();
        final AtomicIntegerArray numbers = new AtomicIntegerArray(2);
        final CountDownLatch latch = new CountDownLatch(1);
        final Semaphore permit = new Semaphore(0);
        final Semaphore permits = new Semaphore(5);

        World() {
            filled.add(0);
        }
    }

    @ParameterizedTest
    @EnumSource(Publication.class)
    void calls_order_memory_if_results_can_tell_their_order(Publication publication) {
        for (String memory : new String[] {"all", "sync"}) {
            for (boolean first : new boolean[] {true, false}) {
                Options options = Outcomes.options("dpor", "", 1_000, out).withText(OptionList.MEMORY, memory);
                Outcomes found = Outcomes.of(Selvage.explore(options, publication.program(first)));
                assertThat(found.proved()).isTrue();
                assertThat(found.all().contains(RACE)).as(memory).isNotEqualTo(publication.orders);
            }
        }
    }
}

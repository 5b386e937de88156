/** Whether everything is woven and under control: weaving policy, self-check, watchdog, escaped threads. */
package io.selvage.explore.control;

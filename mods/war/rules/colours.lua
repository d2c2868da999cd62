-- "Das seis possíveis", in the order in which they go round the table.
return { "white", "red", "black", "blue", "yellow", "green" }

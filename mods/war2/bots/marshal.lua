local steady = nil
return function(view) return view:moves()[1] end
